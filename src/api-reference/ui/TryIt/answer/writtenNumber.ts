/** A number as it was written, where JavaScript would write another: 10 for 10.00, and …992 for 9007199254740993. */
export class WrittenNumber {
  constructor(readonly text: string) {}
}
