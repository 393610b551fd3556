import React, {type ReactNode} from 'react';

type Props = {
  /** SVG, which stands in the page already. */
  drawing: string;
  title: string;
};

/** It scrolls in both directions, which the keyboard does from it. */
const scroller = {tabIndex: 0, role: 'region'};

const attribute = (drawing: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(drawing)?.[1] ?? '';

/**
 * A button that shows a drawing in larger type over the page, without script: a popover, which Escape and its button
 * close. It shows the drawing of the page once more by reference, so that the page holds it once.
 */
export default function Enlarged({drawing, title}: Props): ReactNode {
  const id = attribute(drawing, 'id');
  const [width, height, viewBox] = ['width', 'height', 'viewBox'].map((name) => attribute(drawing, name));
  return (
    <>
      <button
        type="button"
        className="diagram-enlarge"
        popoverTarget={`${id}-large`}
        aria-label={`Enlarge the diagram: ${title}`}>
        Enlarge
      </button>
      <div
        id={`${id}-large`}
        popover="auto"
        role="dialog"
        aria-label={`Diagram, enlarged: ${title}`}
        className="diagram-large">
        <button type="button" popoverTarget={`${id}-large`} popoverTargetAction="hide">
          Close
        </button>
        <div {...scroller} aria-label={title}>
          <svg className="drawing" width={width} height={height} viewBox={viewBox} aria-hidden="true">
            <use href={`#${id}`} />
          </svg>
        </div>
      </div>
    </>
  );
}
