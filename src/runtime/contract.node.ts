/** What other rooms may use of the runtime in Node. */
export {writeAsset} from './bootstrap/asset';
export {stylesOfScript} from './critical-css/ofScript';
