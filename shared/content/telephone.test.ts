import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { offices, parseOffice } from './company/offices.ts';
import { parseDistributors } from './distributors/distributors.ts';
import { canBeDialled, telephone } from './telephone.ts';

const FAULT = 'is not one number that can be dialled, like +49 341 4621100';

describe('a telephone number', () => {
  it.each([
    ['+49 (0)341 46 21 100', '+49 341 4621100', 'tel:+493414621100'],
    ['+41324883611', '+41 32 488 36 11', 'tel:+41324883611'],
    ['+44 (0) 20 7946 0194', '+44 20 7946 0194', 'tel:+442079460194'],
    ['+1 (212) 555-0122', '+1 212 555 0122', 'tel:+12125550122'],
    // In Italy the 0 is part of the number.
    ['+39 06 1234 5678', '+39 06 1234 5678', 'tel:+390612345678'],
  ])('%s is shown as %s and dialled as %s', (written, shown, address) => {
    const number = v.parse(telephone, written);
    expect([number, paths.telephone(number)]).toEqual([shown, address]);
  });

  it.each([
    '032 488 36 11',
    '+49 341',
    '+41 32 488 36 11 / 12',
    '+41 32 488 36 11, +41 32 488 36 12',
    '+1 212 555 0122 ext. 4',
    '+999 123 4567',
    'by mail',
  ])('is not %s', (written) => {
    expect(v.safeParse(telephone, written).issues?.[0]?.message).toBe(FAULT);
  });

  it('in a text has the digits that are dialled', () => {
    expect(['+49 341 46 21 100', '+493414621100', '+49 (0)341 46 21 100'].map(canBeDialled)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a number that cannot be dialled stops the build', () => {
  it('naming a distributor', () => {
    const parse = () => parseDistributors([{ country: 'Bahrain', company: 'Clocks', noc: 'brn', phone: '123' }]);
    expect(parse).toThrow(`shared/content/distributors/distributors.json, entry 1 (Clocks), field phone: ${FAULT}`);
  });

  it.each(['phone', 'fax'] as const)('naming an office and its %s', (field) => {
    const [office] = offices;
    const parse = () => office && parseOffice({ ...office, [field]: '123' });
    expect(parse).toThrow(`shared/content/company/offices.ts, entry ContactCorgemont, field ${field}: ${FAULT}`);
  });
});
