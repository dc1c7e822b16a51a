// What the server offers beyond tables, as far as a page has heard of it.
export const features = $state({ ratings: false, notices: false })
