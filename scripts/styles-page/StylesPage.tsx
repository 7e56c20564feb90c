/** Every token and every component in its states: what maintainers look at when they change a style. Development only. */
import { ComponentSpecimens } from './ComponentSpecimens.tsx';
import { contrast, type Token, type Tokens } from './tokens.ts';

/** @param styleSheet address of the classes for the specimens */
export function StylesPage({ tokens, styleSheet }: { tokens: Tokens; styleSheet: string }) {
  const paper = tokens.all.find(({ name }) => name === 'paper');
  const colours = tokens.all.filter(({ light }) => light.startsWith('#'));
  const sizes = tokens.all.filter(({ name }) => /^(text|heading)-/.test(name)).reverse();
  const spaces = tokens.all.filter(({ name }) => name.startsWith('space-'));
  return (
    <>
      <link rel="stylesheet" href={styleSheet} />
      <header className="banner styles-head">
        <div className="banner-words">
          <h1>Styles</h1>
          <p className="lead">Tokens and components as the pages use them. Served in development only.</p>
        </div>
      </header>
      <section className="section" aria-labelledby="colours">
        <h2 id="colours">Colours</h2>
        <div>
          {colours.map((token) => (
            <Specimen key={token.name} token={token} kind="swatch" note={contrastNote(token, paper)} />
          ))}
        </div>
      </section>
      <section className="section" aria-labelledby="surfaces">
        <h2 id="surfaces">Surfaces</h2>
        <div>
          {tokens.surfaces.map((token) => (
            <Specimen
              key={token.name}
              token={{ ...token, name: `surface-${token.name}` }}
              kind="swatch"
              note={contrastNote({ ...token, dark: token.light }, paper)}
            />
          ))}
        </div>
      </section>
      <section className="section" aria-labelledby="type">
        <h2 id="type">Type</h2>
        <div>
          {sizes.map((token) => (
            <Specimen key={token.name} token={token} kind="type" note={token.light} />
          ))}
        </div>
      </section>
      <section className="section" aria-labelledby="spaces">
        <h2 id="spaces">Spaces</h2>
        <div>
          {spaces.map((token) => (
            <Specimen key={token.name} token={token} kind="bar" note={token.light} />
          ))}
        </div>
      </section>
      <ComponentSpecimens />
    </>
  );
}

interface SpecimenProps {
  readonly token: Token;
  readonly kind: 'swatch' | 'type' | 'bar';
  readonly note: string;
}

function Specimen({ token: { name }, kind, note }: SpecimenProps) {
  return (
    <div className="specimen">
      <code>{name}</code>
      <div className={`${kind} token-${name}`}>{kind === 'type' && '10.024 Finish'}</div>
      <span>{note}</span>
    </div>
  );
}

function contrastNote({ light, dark }: Token, paper: Token | undefined): string {
  const ratio = (colour: string, ground = '') => `${colour} ${contrast(colour, ground).toFixed(1)}:1`;
  const inDark = dark?.startsWith('#') ? `, dark ${ratio(dark, paper?.dark)}` : '';
  return `${ratio(light, paper?.light)}${inDark}`;
}
