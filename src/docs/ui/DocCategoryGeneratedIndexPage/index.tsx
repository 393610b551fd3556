/** Why a wrap: the descriptions on its cards come with this page, not with every page of the documentation. */
import React, {type ReactNode} from 'react';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {Descriptions} from '../DocCard/descriptions';

export default function DocCategoryGeneratedIndexPage({
  descriptions,
  ...props
}: Props & {descriptions: Record<string, string>}): ReactNode {
  return (
    <Descriptions value={descriptions}>
      <Original {...props} />
    </Descriptions>
  );
}
