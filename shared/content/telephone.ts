import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as v from 'valibot';
import { text } from './parse-entries.ts';

/**
 * A number as people abroad write it, without the 0 that is dialled within its country: "+49 (0)341 46 21 100" becomes
 * "+49 341 4621100". Without its spaces it is the E.164 number.
 */
export const telephone = v.pipe(
  text,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const number = parsePhoneNumberFromString(value, { extract: false });
    if (number?.isValid() && !number.ext) return number.formatInternational();
    addIssue({ message: 'is not one number that can be dialled, like +49 341 4621100' });
    return NEVER;
  }),
);

/** Whether a number in a text can be dialled digit by digit. */
export function canBeDialled(written: string): boolean {
  const { success, output } = v.safeParse(telephone, written);
  return success && output.replaceAll(' ', '') === written.replace(/[^+\d]/g, '');
}
