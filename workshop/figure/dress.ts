/** The words for how a person looks: which way the head is turned, and what is worn. Tones are fill classes. */

/** From the side, turned a quarter to the viewer, facing, from behind, and turned away so that the profile is lost. */
export type View = 'profile' | 'quarter' | 'front' | 'back' | 'lost';

/** What the head shows: hair, or what covers it. */
export type Cover =
  | 'bald'
  | 'short'
  | 'bun'
  | 'long'
  | 'tail'
  /** A tail that flies behind a runner. */
  | 'flying'
  | 'cap'
  | 'beanie'
  | 'swim'
  | 'helmet'
  /** With a peak. */
  | 'riding'
  /** A drop, for time trials. */
  | 'aero'
  /** A ski helmet, with goggles. */
  | 'full'
  /** Down to the chin, with a visor: bobs, cars, motorcycles. */
  | 'visor'
  | 'hood';

export type Worn = 'headset' | 'defenders' | 'glasses' | 'goggles' | 'skigoggles' | 'visor';

export type Hand =
  /** Hanging, and round nothing. */
  | 'rest'
  | 'fist'
  | 'point'
  /** On a desk, from the side. */
  | 'flat'
  /** Spread: its back, and its palm. */
  | 'pad'
  | 'open'
  /** With a pen, on a key. */
  | 'pen'
  | 'key'
  /** Against a box with the thumb on its edge; over a round thing. */
  | 'box'
  | 'ring'
  /** Round what runs across the forearm, from the palm's side: a stick, a pole with its grip, a lever with its knob. */
  | 'stick'
  | 'pole'
  | 'lever'
  /** The same from its back. */
  | 'wand'
  | 'phone';

export interface HeadLook {
  readonly skin: string;
  readonly hair: string;
  readonly cover?: Cover;
  /** Of a cap, hood or helmet; the hair's where nothing is said. */
  readonly coverTone?: string;
  readonly extra?: Worn;
  readonly beard?: boolean;
}

export interface Dress extends HeadLook {
  /** The limbs away from the viewer; the skin in the distance where nothing is said. */
  readonly skinFar?: string;
  readonly top: string;
  readonly sleeves?: 'long' | 'short' | 'none';
  /** Sleeves of another tone than the top, near and far. */
  readonly arms?: string;
  readonly armsFar?: string;
  /** Trousers, shorts or briefs. */
  readonly legs: string;
  readonly legsFar?: string;
  readonly legwear?: 'long' | 'short' | 'brief';
  /** Of another tone than the trousers: what is worn over the hips. */
  readonly trunks?: string;
  /** Close to the body: suits, tights. */
  readonly isTight?: boolean;
  /** A short top: the waist is bare. */
  readonly isCropped?: boolean;
  /** 'none' where the feet are outside of the picture: some renderers abort on clipped parts that lie outside. */
  readonly shoes?: string;
  readonly sole?: string;
  readonly sock?: string;
  readonly gloves?: string;
  /** Hands that hold on to something. */
  readonly isFist?: boolean;
  /** What the near and the far hand do, where a limb does not say it. */
  readonly hand?: Hand;
  readonly handFar?: Hand;
  /** Broader for padded jackets. */
  readonly bulk?: number;
  /** A stripe down the trunk. */
  readonly accent?: string;
  /** Number on the hip. */
  readonly number?: string | undefined;
}
