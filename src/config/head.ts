/** What stands in the head of every page, before the theme's own scripts. */
import type {Config} from '@docusaurus/types';

/** The theme takes what is stored for the name of a colour mode, whatever it is. */
const forgetWrongTheme = `try{var t=localStorage.theme;if(t!=null&&t!="light"&&t!="dark"){console.warn("Not a colour mode, so forgotten: theme="+t);delete localStorage.theme}}catch(e){}`;

/** @param siteUrl public origin of the site: printed pages name the whole address of a link (src/css/print.css) */
export function headTags(siteUrl: string): NonNullable<Config['headTags']> {
  return [
    {tagName: 'style', attributes: {}, innerHTML: `:root{--site:'${siteUrl}'}`},
    {tagName: 'script', attributes: {}, innerHTML: forgetWrongTheme},
  ];
}
