/** What stands in the head of every page, before the theme's own scripts: what is known without React. */
import type {Config} from '@docusaurus/types';

type Settings = {
  /** Public origin of the site: printed pages name the whole address of a link (src/css/print.css). */
  origin: string;
  /** Empty: no announcement. */
  announcementId: string;
  /** The reader has no choice of the colour mode. */
  isSwitchDisabled: boolean;
};

/** The theme takes what is stored for the name of a colour mode, whatever it is. */
const forgetWrongTheme = `var t=s.theme;if(t!=null&&t!="light"&&t!="dark"){console.warn("Not a colour mode, so forgotten: theme="+t);delete s.theme}`;

/** Specification, section 4: without a switch, a stored choice is deleted. */
const forgetTheme = `delete s.theme`;

/** Specification, section 4: a new id shows the announcement again. The theme compares ids when React is there. */
const compareAnnouncement = (id: string) =>
  `var a="docusaurus.announcement.";if(s[a+"id"]!=${JSON.stringify(id)}){s[a+"id"]=${JSON.stringify(id)};s[a+"dismiss"]=!1}`;

/** Specification, section 7: said in the words of Docusaurus, which asks when React is there. */
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
