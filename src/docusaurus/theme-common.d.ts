/** The package does not offer it to others; src/docusaurus/plugin says where it is. */
declare module 'theme-common/tabsUtils' {
  import type {Props} from '@theme/Tabs';

  type Tab = {value: string; label?: string; attributes?: Record<string, unknown>};
  type Hook = (props: Props) => {
    selectedValue: string;
    selectValue: (value: string) => void;
    tabValues: readonly Tab[];
  };

  export const useTabs: Hook;
  export const useTabsContextValue: Hook | undefined;
}
