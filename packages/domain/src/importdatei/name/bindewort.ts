/** The word between two people under one name. */
export const UND = /^(?:und|u\.?|&|\+|\/)$/;
