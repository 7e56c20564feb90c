import { describe, expect, it } from 'vitest';
import { documentLabel, fileTitle, whatItIs, whatItIsWithEdition } from './document-label.ts';

const manual = { title: 'Swimming concept', language: 'en', kind: 'User manual', number: '0017.509.02' } as const;
const german = { title: 'Saturn', language: 'de', kind: 'User manual', number: '3400.500.03' } as const;
const catalogue = { title: 'World Cup', language: 'en', kind: 'Service catalogue' } as const;
const overview = { title: 'Galactica', language: 'en', kind: 'General information', isOverview: true } as const;

describe('the word beside a document', () => {
  it.each([
    [manual, 'Summary'],
    [german, 'Summary'],
    [catalogue, 'Summary'],
    [overview, 'Overview'],
  ])('tells a summary from an overview: %o', (sheet, word) => {
    expect(documentLabel(sheet, undefined)).toBe(word);
    expect(documentLabel(sheet, { size: 1, isSummary: true })).toBe(word);
  });

  it('is the kind of the document once the file is the company’s own', () => {
    expect(documentLabel(manual, { size: 1, isSummary: false })).toBe('User manual');
  });
});

describe('what a text is', () => {
  it.each([
    [manual, 'Summary of user manual 0017.509.02'],
    [german, 'Zusammenfassung der Bedienungsanleitung 3400.500.03'],
    [catalogue, 'Summary of service catalogue'],
    [overview, 'Overview, written for this site'],
    [{ ...overview, number: 'ST-M-002' }, 'Overview ST-M-002, written for this site'],
  ])('is said in its language: %o', (sheet, words) => {
    expect(whatItIs(sheet)).toBe(words);
  });

  it('is said in the language of the page, where that is another one', () => {
    expect(whatItIs(german, 'en')).toBe('Summary of user manual 3400.500.03');
  });

  it.each([
    [undefined, 'Summary of user manual 0017.509.02'],
    ['v4.9, January 2017', 'Summary of user manual 0017.509.02, edition v4.9 of January 2017'],
    ['V002, 22 October 2001', 'Summary of user manual 0017.509.02, edition V002 of 22 October 2001'],
    ['v1.8', 'Summary of user manual 0017.509.02, edition v1.8'],
    ['October 2015', 'Summary of user manual 0017.509.02, edition of October 2015'],
    ['season 2017/18', 'Summary of user manual 0017.509.02, season 2017/18'],
  ])('names the edition of the document: %s', (edition, words) => {
    expect(whatItIsWithEdition({ ...manual, ...(edition && { edition }) })).toBe(words);
  });

  it('ends the title of the file', () => {
    expect(fileTitle(manual)).toBe('Swimming concept: summary of user manual 0017.509.02');
    expect(fileTitle(german)).toBe('Saturn: Zusammenfassung der Bedienungsanleitung 3400.500.03');
    expect(fileTitle(overview)).toBe('Galactica: overview, written for this site');
  });
});
