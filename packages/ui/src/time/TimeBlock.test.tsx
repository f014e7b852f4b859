import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { TimeAxis } from './TimeAxis.tsx';
import { TimeBlock } from './TimeBlock.tsx';
import { TimeLane } from './TimeLane.tsx';

afterEach(cleanup);

function axisWithBlock(locked = false) {
  const onMove = vi.fn();
  const onSelect = vi.fn();
  render(
    <TimeAxis label="Dienstag" fromMinute={420} toMinute={1020}>
      <TimeLane id="anna" label="Anna">
        <TimeBlock
          id="1"
          startMinute={480}
          endMinute={500}
          label="Marktplatz 4"
          locked={locked}
          onMove={onMove}
          onSelect={onSelect}
        />
      </TimeLane>
      <TimeLane id="jonas" label="Jonas" />
    </TimeAxis>,
  );
  return { onMove, onSelect, block: screen.getByRole('button', { name: /Marktplatz 4/ }) };
}

function TwoLanes({ at }: { at: string }) {
  return (
    <TimeAxis label="Dienstag" fromMinute={420} toMinute={1020}>
      {['anna', 'jonas'].map((id) => (
        <TimeLane key={id} id={id} label={id}>
          {id === at ? (
            <TimeBlock
              id="1"
              startMinute={480}
              endMinute={500}
              label="Marktplatz 4"
              onMove={() => undefined}
            />
          ) : null}
        </TimeLane>
      ))}
    </TimeAxis>
  );
}

describe('TimeBlock', () => {
  it('says label, time and person', () => {
    expect(axisWithBlock().block.textContent).toContain('Marktplatz 4 08:00–08:20, Anna');
  });

  it('moves by five minutes with the arrow keys', () => {
    const { block, onMove } = axisWithBlock();
    fireEvent.keyDown(block, { key: 'ArrowRight' });
    expect(onMove).toHaveBeenLastCalledWith({ startMinute: 485, laneId: 'anna' });
    fireEvent.keyDown(block, { key: 'ArrowLeft' });
    expect(onMove).toHaveBeenLastCalledWith({ startMinute: 475, laneId: 'anna' });
  });

  it('moves to the neighbour below, and nowhere above the first', () => {
    const { block, onMove } = axisWithBlock();
    fireEvent.keyDown(block, { key: 'ArrowUp' });
    expect(onMove).not.toHaveBeenCalled();
    fireEvent.keyDown(block, { key: 'ArrowDown' });
    expect(onMove).toHaveBeenCalledWith({ startMinute: 480, laneId: 'jonas' });
  });

  it('keeps the focus when keys move it into another lane', () => {
    const { rerender } = render(<TwoLanes at="anna" />);
    screen.getByRole('button').focus();
    fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowDown' });
    rerender(<TwoLanes at="jonas" />);
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('does not take the focus back from who has turned to something else', () => {
    const { rerender } = render(<TwoLanes at="anna" />);
    screen.getByRole('button').focus();
    fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowDown' });
    fireEvent.pointerDown(document.body);
    rerender(<TwoLanes at="jonas" />);
    expect(document.activeElement).toBe(document.body);
  });

  it('stays where it is when locked, and says so', () => {
    const { block, onMove } = axisWithBlock(true);
    fireEvent.keyDown(block, { key: 'ArrowRight' });
    expect(onMove).not.toHaveBeenCalled();
    expect(block.textContent).toContain('festgehalten');
  });

  it('has a sign and a colour for what the customer said', () => {
    const look = (tone: 'declined' | 'confirmed' | 'normal') => {
      const { container } = render(
        <TimeAxis label="Dienstag" fromMinute={420} toMinute={1020}>
          <TimeLane id="anna" label="Anna">
            <TimeBlock id="1" startMinute={480} endMinute={500} label="Marktplatz 4" short="1" tone={tone} />
          </TimeLane>
        </TimeAxis>,
      );
      return container.querySelector('[data-block-id] svg')?.getAttribute('class') ?? '';
    };
    expect(look('declined')).toContain('lucide-x');
    expect(look('confirmed')).toContain('lucide-check');
    expect(look('normal')).toBe('');
  });

  it('is drawn in the lane it would land in, wherever it was taken', () => {
    const { container } = render(<TwoLanes at="anna" />);
    const lanes = [...container.querySelectorAll('[data-lane-id]')];
    for (const [index, lane] of lanes.entries())
      lane.getBoundingClientRect = () => ({ top: index * 100, bottom: index * 100 + 100 }) as DOMRect;
    const block = screen.getByRole('button');
    block.setPointerCapture = () => undefined;
    fireEvent.pointerDown(block, { button: 0, clientX: 10, clientY: 95 });
    fireEvent.pointerMove(block, { clientX: 10, clientY: 130 });
    expect(block.style.translate).toBe('0px 100px');
    expect(lanes.map((lane) => (lane as HTMLElement).dataset['over'])).toEqual([undefined, 'true']);
  });

  it('is chosen by a click', () => {
    const { block, onSelect } = axisWithBlock();
    fireEvent.click(block);
    expect(onSelect).toHaveBeenCalledOnce();
  });
});
