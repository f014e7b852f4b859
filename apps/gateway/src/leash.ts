// Preloaded into every process that the gateway starts: when the gateway is gone, however it went, they end as well.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
