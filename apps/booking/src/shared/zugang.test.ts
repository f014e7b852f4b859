import { describe, expect, it } from 'vitest';

import { istVollstaendig, terminAdresse, zugangAus, zugangsmaengel } from './zugang.ts';

const TOKEN = 'KdQsqjzj8lPShtAQisWfrphA';
const aus = (query: string) => zugangAus(new URLSearchParams(query));

describe('what somebody typed', () => {
  it('opens with the token of a QR code alone', () => {
    expect(istVollstaendig(aus(`code=${TOKEN}`))).toBe(true);
  });

  it('needs the house number beside the printed code', () => {
    expect(istVollstaendig(aus('code=7K2M-9QXA'))).toBe(false);
    expect(istVollstaendig(aus('code=7K2M-9QXA&hausnr=12a'))).toBe(true);
  });

  it.each(['7k2m9qxa', ' 7K2M 9QXA ', '7K2M–9QXA', '7.K.2.M.9.Q.X.A'])('understands „%s“', (code) => {
    expect(zugangsmaengel({ code: code.trim(), hausnr: '12' }, true)).toEqual([]);
  });

  it('takes a whole pasted link for its code', () => {
    expect(aus(`code=${encodeURIComponent(`https://termin.example/termin?code=${TOKEN}`)}`).code).toBe(TOKEN);
  });

  it('asks for the house number only when the form was sent without one', () => {
    expect(zugangsmaengel({ code: '7K2M-9QXA', hausnr: '' }, false)).toEqual([]);
    expect(zugangsmaengel({ code: '7K2M-9QXA', hausnr: '' }, true).map(({ fieldId }) => fieldId)).toEqual([
      'hausnr',
    ]);
  });

  it('says of a code that cannot be one how it looks', () => {
    const [mangel] = zugangsmaengel({ code: '7K2M', hausnr: '12' }, true);
    expect(mangel).toEqual({ fieldId: 'code', text: expect.stringContaining('acht Zeichen') });
  });

  it('writes both into the address of the page', () => {
    expect(terminAdresse({ code: '7K2M-9QXA', hausnr: '12 a' }, { gesendet: '1' })).toBe(
      '/termin?code=7K2M-9QXA&hausnr=12+a&gesendet=1',
    );
  });
});
