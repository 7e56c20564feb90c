import { askForOffer } from '../content/sports/ask-for-offer.ts';
import { paths } from '../paths.ts';
import { LinkList } from './LinkList.tsx';

interface AskForOfferProps {
  /** As the sport is called. */
  readonly sport: string;
  /** Where its documents stand. */
  readonly documents: string;
}

/** The three ways from a sport to an offer: people, firms, papers. */
export function AskForOffer({ sport, documents }: AskForOfferProps) {
  const { heading, headquarters, distributors, documents: papers } = askForOffer;
  return (
    <LinkList
      id="offer"
      heading={heading}
      links={[
        { href: paths.company('ContactCorgemont'), name: headquarters.name, detail: headquarters.text },
        { href: '/Sales', name: distributors.name, detail: distributors.text },
        { href: documents, name: `${papers.name} ${sport}`, detail: papers.text },
      ]}
    />
  );
}
