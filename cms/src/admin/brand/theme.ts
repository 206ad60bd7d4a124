/** The dashboard's tomato and its warm greys, where Strapi has violet and blue. */
export const theme = {
  light: {
    colors: {
      primary100: '#fdeee9',
      primary200: '#f7d2c7',
      primary500: '#d9543c',
      primary600: '#cb3c24',
      primary700: '#b1321c',
      buttonPrimary500: '#ad301b',
      buttonPrimary600: '#cb3c24',
      neutral100: '#faf8f6',
      neutral150: '#f1ede8',
      neutral200: '#e8e3dd',
      neutral300: '#d3cbc3',
      neutral400: '#b3a9a0',
      neutral500: '#857a71',
      neutral600: '#6f655d',
      neutral700: '#564d46',
      neutral800: '#352e29',
      neutral900: '#231d19',
    },
  },
  dark: {
    colors: {
      primary100: '#3a211b',
      primary200: '#5a2d22',
      primary500: '#f08067',
      primary600: '#f3927b',
      primary700: '#f7ae9c',
      buttonPrimary500: '#e0563c',
      buttonPrimary600: '#cb3c24',
    },
  },
};
