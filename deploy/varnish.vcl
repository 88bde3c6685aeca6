# Copy to /etc/varnish/default.vcl. Varnish ends no TLS: a program in front of it does, such as Hitch with the PROXY
# protocol (varnishd -a :8443,PROXY), from which Varnish knows the address of the client.
# Then: varnishd -C -f /etc/varnish/default.vcl && systemctl reload varnish

vcl 4.1;

backend default {
  .host = "127.0.0.1";
  .port = "8080";
  .first_byte_timeout = 1h;
  .between_bytes_timeout = 1h;
}

sub vcl_recv {
  # These replace what the client sends.
  set req.http.X-Forwarded-For = client.ip;
  set req.http.X-Forwarded-Proto = "https";
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  # Answers depend on the session, and those that do not are answered from memory by the platform.
  return (pass);
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = "Upgrade";
}
