/** What an import says about the entries that came: what became what, and what needs a person. */
import { ContentError } from '../../shared/content/parse-entries.ts';

/** Of one entry of an export. */
export class EntryNotes {
  /** Name of the entry, once it is known. */
  name = '';
  readonly changes: string[] = [];
  /** Each is about something that would be lost. */
  readonly questions: string[] = [];
  readonly unusedFields: string[] = [];
  /** Of an entry that another one of the export stands for, or keeps out. */
  isRepeated = false;
  isLeftOut = false;
  readonly where: string;

  constructor(where: string) {
    this.where = where;
  }

  /** Says so if a value of the export became another one. */
  change(field: string, from: unknown, to: unknown): void {
    if (from !== undefined && from !== to) this.changes.push(`${field}: ${show(from)} became ${show(to)}`);
  }

  ask(field: string, question: string): void {
    this.questions.push(`${field}: ${question}`);
  }

  /** @returns the entry as the strict parser of the site gives it; undefined where a person must look first */
  check<Entry>(parse: () => readonly Entry[]): Entry | undefined {
    try {
      return parse()[0];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.questions.push(...error.problems.map((problem) => problem.replace(/^.*?, field /, '')));
      return undefined;
    }
  }

  get label(): string {
    return this.name === '' ? this.where : `${this.where} (${this.name})`;
  }
}

const LONGEST = 70;

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** What one import found and would write. */
export interface ImportResult {
  readonly entries: readonly EntryNotes[];
  /** A line for each entry that is in the export once more, with nothing new in it. */
  readonly repeated: readonly string[];
  /** What is not taken, with the reason. */
  readonly leftOut: readonly string[];
  /** Real entries of the site that the export does not hold: they go. */
  readonly gone: readonly string[];
  readonly replacedStandIns: number;
  /** What a person may want to know, without anything being lost. */
  readonly remarks: readonly string[];
  /** Content by path below the root of the project; undefined removes the file. */
  readonly files: ReadonlyMap<string, FileContent | undefined>;
}

/** A text, or the path of a file to copy: many PDFs are too large for the memory. */
export type FileContent = string | { readonly copyOf: string };

export interface ImportContext {
  /** Folder of the project. */
  readonly root: string;
  /** YYYY-MM-DD */
  readonly today: string;
}
