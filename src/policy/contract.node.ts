/** What other rooms may use of the policy; all of it runs in Node. */
export {joinedPolicy, policyFile, readPolicy} from './file';
