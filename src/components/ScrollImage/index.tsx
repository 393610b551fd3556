import React, {type ComponentProps, type ReactNode} from 'react';
import Img from '@theme/MDXComponents/Img';
import ScrollFrame from '../ScrollFrame';
import styles from './styles.module.css';

/** An image that keeps, on a small screen, a size at which its words can be read, and scrolls inside itself. */
export default function ScrollImage(props: ComponentProps<typeof Img>): ReactNode {
  return (
    <ScrollFrame as="span" label="Image" className={styles.frame}>
      <Img {...props} />
    </ScrollFrame>
  );
}
