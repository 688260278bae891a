/** What the picture of a shared link can show: drawings of our pages, kept as SVG because the server draws no components. */
export const SCENES = [
  'HeroScene',
  'CelebrationArt',
  'CertificateArt',
  'ExamArt',
  'HookedMessageArt',
  'LitterArt',
  'LockedArt',
  'MessageRelayArt',
  'MovingArt',
  'ParcelArt',
  'PosterArt',
  'ReceiptArt',
  'RulesArt',
  'ScanChipArt',
  'SearchPaperArt',
  'SuitcaseArt',
  'VetArt',
] as const
export type Scene = (typeof SCENES)[number]

export const sceneFile = (scene: Scene) => new URL(`./scenes/${scene}.svg`, import.meta.url)
