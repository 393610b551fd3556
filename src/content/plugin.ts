export {parseFrontMatter} from './asksIn';
export {default as content} from './downloads/plugin';
export {insertContent} from './insertions/insert';
export {ourMarkdown} from './markdown';
