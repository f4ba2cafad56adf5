/** What makes a text of an event’s place one that is found in a list; it is stored by its English name. */
export const placePickers: Record<string, { Field: string; Cell: string }> = {
  locationCountry: {
    Field: '/panel/places/PlaceFields.tsx#CountryField',
    Cell: '/panel/places/PlaceCells.tsx#CountryCell',
  },
  locationCity: {
    Field: '/panel/places/PlaceFields.tsx#CityField',
    Cell: '/panel/places/PlaceCells.tsx#CityCell',
  },
}
