import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { LogoProps } from './Logo.tsx';
import { Logo } from './Logo.tsx';

export default {
  title: 'Marke/Logo',
  component: Logo,
  parameters: {
    guide: {
      text: 'Der Sternbesen an einem Stiel, der eine Straße ist, mit dem nächsten Halt am Ende.',
      also: ['Zeichen', 'Marke', 'Bildmarke'],
      english: ['Wordmark', 'Brand mark'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Ein Betrieb zeigt sein eigenes Zeichen', 'Kundenseite']],
      related: ['AppFrame'],
      reader: ['Das Zeichen allein ist ein Bild mit Namen; neben dem Schriftzug ist es Schmuck.'],
      yes: ['Auf Kreide oder Ruß.'],
      no: ['In anderen Farben oder verzerrt.'],
    } satisfies OwnGuide,
  },
};

export const Normal = { args: { look: 'full' } satisfies LogoProps };

export const Full = () => <Logo />;
export const OnSoot = () => (
  <div className="inline-block rounded-lg bg-frame p-6 text-on-frame">
    <Logo />
  </div>
);
export const Mark = () => <Logo look="mark" />;
export const Large = () => (
  <div className="[&_svg]:size-48">
    <Logo look="mark" />
  </div>
);
