import { ExternalAnchor } from '../components/ExternalAnchor.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Picture } from '../components/Picture.tsx';
import { RichText } from '../components/RichText.tsx';
import { Prose } from '../components/Section.tsx';
import type { SwatchGroupBrandsContent, WatchBrand } from '../content/company/swatch-group-brands.ts';

interface BrandsTemplateProps {
  readonly content: SwatchGroupBrandsContent;
  readonly brands: readonly WatchBrand[];
}

export function BrandsTemplate({ content, brands }: BrandsTemplateProps) {
  return (
    <>
      <PageHead title={content.name} lead={content.lead} />
      <div className="section split">
        <Prose text={content.intro} />
      </div>
      {brands.map((brand, index) => (
        <section
          className={index % 2 === 0 ? 'brand row full is-wide' : 'brand row full'}
          key={brand.id}
          aria-labelledby={brand.id}
        >
          <div className="brand-figure">
            <Picture id={brand.picture} place="text" />
          </div>
          <div className="brand-words">
            <h2 id={brand.id}>{brand.name}</h2>
            <p className="brand-lead">{brand.lead}</p>
            <RichText text={brand.text} />
            <p>
              <ExternalAnchor href={brand.site}>{brand.site.replace('https://www.', '')}</ExternalAnchor>
            </p>
          </div>
          <Partnerships brand={brand} />
        </section>
      ))}
    </>
  );
}

function Partnerships({ brand: { name, partnerships } }: { brand: WatchBrand }) {
  return (
    <table className="table">
      <caption className="visually-hidden">Partnerships of {name}</caption>
      <thead>
        <tr>
          <th scope="col">Timekeeper of</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {partnerships.map(({ field, role, since }) => (
          <tr key={`${field} ${since}`}>
            <th scope="row">
              {field} {role && <span className="partnership-role secondary">{role}</span>}
            </th>
            <td>{since}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
