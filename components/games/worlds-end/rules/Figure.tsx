/** No picture is laid out yet. */
export const Figure = () => null;
