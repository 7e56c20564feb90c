import { Picture } from './Picture.tsx';

/**
 * A telephone in true size, held by a hand. Visitors on a phone hold one already: they see the screen alone.
 */
export function Phone({ screen }: { screen: string }) {
  return (
    <div className="phone">
      <Picture className="phone-hand" id="/images/screen/phone-in-hand.svg" isDecorative isFirstView />
      <div className="phone-screen">
        <Picture id={screen} place="column" isFirstView />
      </div>
    </div>
  );
}
