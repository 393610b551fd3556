/** Why ours: the stock button is in every page, where it cannot be seen before the reader has scrolled, nor used before React. */
import React, {type ReactNode} from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';
import useIsBrowser from '@docusaurus/useIsBrowser';

export default function BackToTopButtonWrapper(): ReactNode {
  return useIsBrowser() && <BackToTopButton />;
}
