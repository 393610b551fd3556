/** Why a wrap: rendered in the browser only; in the built HTML the button would be dead weight until the reader scrolls. */
import React, {type ReactNode} from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';
import useIsBrowser from '@docusaurus/useIsBrowser';

export default function BackToTopButtonWrapper(): ReactNode {
  return useIsBrowser() && <BackToTopButton />;
}
