import React, {type ReactNode, type SVGProps} from 'react';

/** A line drawing on 24 by 24 in the colour of the text; every page of the site carries what it holds. */
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
