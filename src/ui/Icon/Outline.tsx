import React, {type ReactNode, type SVGProps} from 'react';

/** Outline icon as inline SVG on a 24 px grid, in the colour of the text. Keep it short: its SVG is in every page. */
export default function Outline({children, ...props}: SVGProps<SVGSVGElement>): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      {...props}>
      {children}
    </svg>
  );
}
