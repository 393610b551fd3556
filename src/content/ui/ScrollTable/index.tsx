import React, {type ComponentProps, type ReactNode} from 'react';
import ScrollFrame from '../../../ui/ScrollFrame';
import {t} from '../../../site/language/t';

/** A table that scrolls inside itself; its name (src/content/markdown/tableNames.ts) becomes that of the frame. */
export default function ScrollTable({
  'aria-label': label = t`Table`,
  ...table
}: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollFrame label={label}>
      <table {...table} />
    </ScrollFrame>
  );
}
