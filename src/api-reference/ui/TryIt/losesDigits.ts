/** Whether a number of a JSON text would be written otherwise once it was read: JavaScript keeps 16 digits, and no 10.00. */
export function losesDigits(json: string): boolean {
  const numbers = json.replace(/"(?:[^"\\]|\\.)*"/g, '""').match(/-?\d[\d.eE+-]*/g) ?? [];
  return numbers.some((text) => String(Number(text)) !== text);
}
