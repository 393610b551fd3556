export {default} from '@generated/latest-posts/default/posts.json';
