/** MapLibre throws where WebGL 2 is missing. */
export function webglWorks(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false;
  return document.createElement('canvas').getContext('webgl2') !== null;
}
