import React, {type ComponentProps, type ReactNode} from 'react';
import ScrollFrame from '../../../ui/ScrollFrame';

/** A table that scrolls inside itself; its name (src/content/markdown/tableNames.ts) becomes that of the frame. */
export default function ScrollTable({
  'aria-label': label = 'Table',
  ...table
}: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollFrame label={label}>
      <table {...table} />
    </ScrollFrame>
  );
}
