/** Whether a user's scope (list, or object of flags with dotted names, or words) names `wanted`. */
export function scopeHas(scope: unknown, wanted: string): boolean {
  if (Array.isArray(scope)) return scope.includes(wanted);
  if (typeof scope === 'string') return scope.split(/\s+/).includes(wanted);
  return Boolean(wanted.split('.').reduce<unknown>(ownProperty, scope));
}

function ownProperty(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  return Object.getOwnPropertyDescriptor(holder, name)?.value;
}
