/** Error codes of the APIs that are sold, beside Focus. */
import {readData} from '../data/readData';

type Codes = Readonly<Record<string, {status: number; title: string}>>;

/** A response code of the issuer (field 39 of ISO 8583), with what to do and to say. */
export type ResponseCode = {meaning: string; retry: string; say: string};

const schema = 'docs/transact/_error-codes.schema.json';

/** Transact: TRN-402 is only ever the `problem` of a session. */
export const {
  requests: transactCodes,
  declines,
  responses: responseCodes,
} = readData<{
  requests: Codes;
  declines: Readonly<Record<string, {title: string; responses: readonly string[]}>>;
  responses: Readonly<Record<string, ResponseCode>>;
}>('docs/transact/_error-codes.yml', schema);

/** The AI API: the number in a code is its HTTP status. */
export const {requests: aiApiCodes} = readData<{requests: Codes}>('docs/ai-api/_error-codes.yml', schema);
