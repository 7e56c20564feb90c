import { type FurtherPage, furtherPages } from '../content/further-pages.ts';
import { CopyPage } from './CopyPage.tsx';
import { definePage, type Page } from './page.ts';

function furtherPage(page: FurtherPage): Page {
  return definePage({
    path: `/${page.slug}`,
    name: page.name,
    description: page.description,
    load: () => ({ props: { page } }),
    View: CopyPage,
  });
}

export const furtherMenuPages = furtherPages.filter(({ isInMenu }) => isInMenu).map(furtherPage);
export const furtherFooterPages = furtherPages.filter(({ isInMenu }) => !isInMenu).map(furtherPage);
