/** Why: names that pages may use without an import; MDX files import nothing (see the README of this folder). */
import Link from '@docusaurus/Link';
import Original from '@theme-original/MDXComponents';
import ScrollImage from '@site/src/content/ui/ScrollImage';
import ScrollTable from '@site/src/content/ui/ScrollTable';
import SupportLink from '@site/src/content/ui/SupportLink';
import CodeBlock from '@theme/CodeBlock';
import A from '@theme/MDXComponents/A';
import Code from '@theme/MDXComponents/Code';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {withoutLineBreak} from './withoutLineBreak';

export default {
  ...Original,
  Link,
  a: withoutLineBreak(A),
  code: withoutLineBreak(Code),
  pre: CodeBlock,
  img: ScrollImage,
  table: ScrollTable,
  Tabs,
  TabItem,
  SupportLink,
};
