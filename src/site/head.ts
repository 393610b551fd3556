/** Tags for the head of every page, before the theme's own scripts. */
import type {Config} from '@docusaurus/types';

type Settings = {
  /** Public origin of the site, for whole addresses on printed pages (src/css/print.css). */
  origin: string;
  /** Empty: no announcement. */
  announcementId: string;
  /** Without a colour-mode button. */
  isSwitchDisabled: boolean;
};

/** The theme uses a stored colour mode unchecked. */
const forgetWrongTheme = `var t=s.theme;if(t!=null&&t!="light"&&t!="dark"){console.warn("Not a colour mode, so forgotten: theme="+t);delete s.theme}`;

/** Specification, section 4: without a switch, a stored choice is deleted. */
const forgetTheme = `delete s.theme`;

/** Specification, section 4: a new id shows the announcement again. The theme compares ids after hydration only. */
const compareAnnouncement = (id: string) =>
  `var a="docusaurus.announcement.";if(s[a+"id"]!=${JSON.stringify(id)}){s[a+"id"]=${JSON.stringify(id)};s[a+"dismiss"]=!1}`;

/** Specification, section 7: Docusaurus's own warning, which would come after hydration only. */
const warn = `console.warn("Docusaurus browser storage is not available.",e)`;

/** @returns tags for the head of every page */
export function headTags({
  origin,
  announcementId,
  isSwitchDisabled,
}: Settings): NonNullable<Config['headTags']> {
  const steps = [
    isSwitchDisabled ? forgetTheme : forgetWrongTheme,
    ...(announcementId ? [compareAnnouncement(announcementId)] : []),
  ];
  return [
    {tagName: 'style', attributes: {}, innerHTML: `:root{--site:'${origin}'}`},
    {
      tagName: 'script',
      attributes: {},
      innerHTML: `(function(){try{var s=localStorage;${steps.join(';')}}catch(e){${warn}}})()`,
    },
  ];
}
