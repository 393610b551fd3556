/** What other rooms may use of the policy; all of it runs in Node. */
export {policyFile, readPolicy} from './file';
