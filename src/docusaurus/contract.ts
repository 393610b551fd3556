/**
 * What other rooms may use of Docusaurus's inside in a browser. No version promises any of it: `tests/contract` says
 * what the next one has changed.
 */
export {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
export {
  isSamePath,
  sanitizeTabsChildren,
  splitNavbarItems,
  useAnnouncementBar,
  useCodeWordWrap,
  useHistoryPopHandler,
  useLocationChange,
  useNavbarMobileSidebar,
  useScrollPositionBlocker,
  useTabs,
} from '@docusaurus/theme-common/internal';
