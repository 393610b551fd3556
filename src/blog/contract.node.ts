/** Exports of the blog for other rooms, in Node only. */
export {imageFile} from './feeds/images';
