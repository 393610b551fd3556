/** Why: names that pages may use without an import; MDX files import nothing (see the README of this folder). */
import React, {type ComponentProps, type ComponentType, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Original from '@theme-original/MDXComponents';
import EntryFilter from '@site/src/content/ui/EntryFilter';
import FamilyHeading from '@site/src/content/ui/FamilyHeading';
import ScrollImage from '@site/src/content/ui/ScrollImage';
import SupportLink from '@site/src/content/ui/SupportLink';
import PageContents from '@site/src/content/ui/PageContents';
import ScrollFrame from '@site/src/ui/ScrollFrame';
import CodeBlock from '@theme/CodeBlock';
import A from '@theme/MDXComponents/A';
import Code from '@theme/MDXComponents/Code';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** Fits every column of a phone: a short name, or a moment by RFC 3339, section 5.6, in UTC. */
const whole = /^(?:\S{1,12}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)$/;

type TextProps = {className?: string; children?: ReactNode};

/**
 * Keeps a short text on one line: browsers break one after a hyphen, and an error code such as FOC-1003 stood in two.
 *
 * @param Shown what shows the text
 */
const withoutLineBreak = <Props extends TextProps>(Shown: ComponentType<Props>) =>
  function Whole(props: Props): ReactNode {
    const {className, children} = props;
    const isWhole = typeof children === 'string' && whole.test(children);
    return <Shown {...props} className={clsx(className, isWhole && 'whole') || undefined} />;
  };

/** A table that scrolls inside itself; its name (src/content/markdown/rehype.ts) becomes that of the frame. */
const ScrollTable = ({'aria-label': label = 'Table', ...table}: ComponentProps<'table'>): ReactNode => (
  <ScrollFrame label={label}>
    <table {...table} />
  </ScrollFrame>
);

export default {
  ...Original,
  Link,
  a: withoutLineBreak(A),
  code: withoutLineBreak(Code),
  entryFilter: EntryFilter,
  familyHeading: FamilyHeading,
  pre: CodeBlock,
  img: ScrollImage,
  table: ScrollTable,
  pageContents: PageContents,
  Tabs,
  TabItem,
  SupportLink,
};
