import { type FurtherContent, furtherPages } from '../content/further-content.ts';
import { definePage, type Page } from '../site/page.ts';
import { CopyTemplate } from '../templates/CopyTemplate.tsx';

function furtherPage(page: FurtherContent): Page {
  return definePage({
    path: `/${page.slug}`,
    name: page.name,
    description: page.description,
    load: () => ({ props: { page } }),
    View: CopyTemplate,
  });
}

export const furtherMenuPages = furtherPages.filter(({ isInMenu }) => isInMenu).map(furtherPage);
export const furtherFooterPages = furtherPages.filter(({ isInMenu }) => !isInMenu).map(furtherPage);
