/** The widths in which a product’s picture is made, in pixels. */
export const WIDTHS = { small: 360, large: 900 } as const
export const FORMATS = ['webp', 'avif', 'png'] as const

export const picturePath = (slug: string, width: number, format: (typeof FORMATS)[number]) =>
  `/pictures/products/${slug}-${width}.${format}`

/** What social networks show beside the link of a product. */
export const socialPicture = (slug: string) => picturePath(slug, 1200, 'png')

export const pictureOf = (slug: string) => ({
  small: picturePath(slug, WIDTHS.small, 'webp'),
  large: picturePath(slug, WIDTHS.large, 'webp'),
  avifSmall: picturePath(slug, WIDTHS.small, 'avif'),
  avifLarge: picturePath(slug, WIDTHS.large, 'avif'),
})
