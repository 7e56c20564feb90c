import { Rows } from '../components/LinkList.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Prose, Section } from '../components/Section.tsx';
import type { Markdown } from '../content/copy.ts';

interface FileSection {
  readonly id: string;
  readonly heading: string;
  readonly text: Markdown;
  readonly files: readonly { readonly href: string; readonly title: string }[];
}

interface OpenDataTemplateProps {
  readonly name: string;
  readonly lead: string;
  readonly intro: Markdown;
  readonly sections: readonly FileSection[];
}

/** Everything that can be taken along, in one place. */
export function OpenDataTemplate({ name, lead, intro, sections }: OpenDataTemplateProps) {
  return (
    <>
      <PageHead title={name} lead={lead} />
      {sections.map(({ id, heading, text, files }) => (
        <Section
          key={id}
          id={id}
          heading={
            <a className="anchor" href={`#${id}`}>
              {heading}
            </a>
          }
          className="file-group"
        >
          <Rows links={files.map(({ href, title }) => ({ href, name: title, detail: href }))} />
          <Prose text={text} />
        </Section>
      ))}
      <div className="section split list-close">
        <Prose text={intro} />
      </div>
    </>
  );
}
