import React, {type ComponentProps, type ReactNode} from 'react';
import ScrollFrame from '../ScrollFrame';

/** A table that scrolls inside itself. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollFrame label="Table">
      <table {...props} />
    </ScrollFrame>
  );
}
