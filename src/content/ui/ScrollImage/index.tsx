import React, {useId, type ComponentProps, type ReactNode} from 'react';
import Img from '@theme/MDXComponents/Img';
import ScrollFrame from '../../../ui/ScrollFrame';
import styles from './styles.module.css';

/**
 * An image that keeps, on a small screen, a size at which its words can be read, and scrolls inside itself. A button
 * shows it as large as the screen, without script: the large one is a popover, which Escape and a click close.
 */
export default function ScrollImage(props: ComponentProps<typeof Img>): ReactNode {
  const id = useId();
  return (
    <span className={styles.image}>
      <ScrollFrame as="span" label={props.alt ? `Image: ${props.alt}` : 'Image'} className={styles.frame}>
        <Img {...props} />
      </ScrollFrame>
      <button type="button" className={styles.enlarge} popoverTarget={id} aria-label="Enlarge the image" />
      <span id={id} popover="auto" role="dialog" aria-label="The image, enlarged" className={styles.large}>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label="Close">
          <Img {...props} alt="" />
        </button>
      </span>
    </span>
  );
}
