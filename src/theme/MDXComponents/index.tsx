/** Why: names that pages may use without an import; MDX files import nothing (see the README of this folder). */
import Original from '@theme-original/MDXComponents';
import ApiChange, {ApiChanges} from '@site/src/components/ApiChange';
import ApiColumns, {ApiSamples, ApiText} from '@site/src/components/ApiColumns';
import ApiDownloads from '@site/src/components/ApiDownloads';
import ApiEndpoint from '@site/src/components/ApiEndpoint';
import ApiField, {
  ApiChildren,
  ApiChoice,
  ApiChoices,
  ApiFacts,
  ApiFields,
  ApiResponse,
  ApiSame,
} from '@site/src/components/ApiField';
import ApiRows, {ApiRow} from '@site/src/components/ApiRows';
import ScrollImage from '@site/src/components/ScrollImage';
import ScrollTable from '@site/src/components/ScrollTable';
import SupportLink from '@site/src/components/SupportLink';
import TryIt from '@site/src/components/TryIt';
import DocCardList from '@theme/DocCardList';
import A from '@theme/MDXComponents/A';
import Code from '@theme/MDXComponents/Code';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {keepShort} from './short';

export default {
  ...Original,
  a: keepShort(A),
  code: keepShort(Code),
  img: ScrollImage,
  table: ScrollTable,
  Tabs,
  TabItem,
  DocCardList,
  SupportLink,
  ApiChange,
  ApiChanges,
  ApiChildren,
  ApiChoice,
  ApiChoices,
  ApiColumns,
  ApiDownloads,
  ApiEndpoint,
  ApiFacts,
  ApiField,
  ApiFields,
  ApiResponse,
  ApiRow,
  ApiRows,
  ApiSame,
  ApiSamples,
  ApiText,
  TryIt,
};
