import { lazyPart } from '#platform/web/lazypart.ts'

/** The steps of a pet's form that nobody sees before they have typed its chip number. */
export const AnimalStep = lazyPart(() => import('../../parts/animal/AnimalStep.tsx').then((part) => part.AnimalStep))
export const CheckAnswers = lazyPart(() => import('../../parts/animal/CheckAnswers.tsx').then((part) => part.CheckAnswers))
export const ImplantFields = lazyPart(() => import('./ImplantFields.tsx').then((part) => part.ImplantFields))
export const Looks = lazyPart(() => import('./Looks.tsx').then((part) => part.Looks))
export const PhotoUpload = lazyPart(() => import('./PhotoUpload.tsx').then((part) => part.PhotoUpload))
